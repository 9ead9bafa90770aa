// Whether others in the network can read what is sent from this page, a password as well.
export function isUnprotected({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  if (protocol !== 'http:') return false;
  const onThisMachine =
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    hostname === '::1' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname);
  return !onThisMachine;
}
