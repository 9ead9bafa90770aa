// Icons that nothing of the first load shows (Icon.svelte has the others).
export const downloadIcon = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14';
export const loadIcon = 'M12 16V5M7.5 9.5L12 5l4.5 4.5M5 20h14';
export const clockIcon = 'M12 4a8 8 0 0 1 0 16a8 8 0 0 1 0-16M12 8v4.5l3 2';
export const eyeIcon =
  'M2.5 12c2-4 5.5-6 9.5-6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6M12 9.5a2.5 2.5 0 0 1 0 5a2.5 2.5 0 0 1 0-5';
export const warningIcon = 'M12 4.5L21 20H3zM12 10.5v4M12 17.2v.01';
export const firstIcon = 'M18 6l-7 6 7 6M7 6v12';
export const keysIcon = 'M3 7h18v10H3zM7 14h10M6.5 10.5h.01M10.2 10.5h.01M13.8 10.5h.01M17.5 10.5h.01';
