try {
  const { theme, material, stones } = JSON.parse(localStorage.getItem('muehle.settings') ?? '{}');
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (material) dataset.board = material;
  if (stones) dataset.stones = stones;
} catch {} // the system's theme, where there is no storage
