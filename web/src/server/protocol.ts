// The version in which this page speaks with the server (docs/server-protocol.md). It rises with the server's.
export const protocol = 1;
export const subprotocol = `muehle.${protocol}`;
export const protocolHeader = 'Muehle-Protocol';
