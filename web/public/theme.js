// Runs before the first paint, so that chosen colours do not flash.
try {
  const { theme, material, stones } = JSON.parse(localStorage.getItem('muehle.settings') ?? '{}');
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (typeof material === 'string') dataset.board = material;
  if (typeof stones === 'string') dataset.stones = stones;
} catch {
  // Without storage the system's theme is used.
}
