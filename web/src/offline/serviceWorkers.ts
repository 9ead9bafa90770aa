// The service workers of the browser; none without a secure address. A frame that may keep nothing throws at who looks.
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as Partial<Navigator>).serviceWorker;
  } catch {
    return undefined;
  }
}
