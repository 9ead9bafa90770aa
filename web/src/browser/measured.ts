// Tells how wide an element is, now and whenever that changes.
export const measured = (tell: (width: number) => void) => (element: HTMLElement) => {
  const look = () => tell(element.clientWidth);
  const observer = new ResizeObserver(look);
  observer.observe(element);
  look();
  return () => observer.disconnect();
};
