// The words of what works without the server, in English.
import type { OfflineWords } from './de';

export const offline: OfflineWords = {
  newVersion: 'New version',
  newVersionThere: 'A new version is there.',
  reload: 'Reload',
  notNow: 'Later',

  title: 'Without a connection',
  pageTitle: 'The page',
  pageKept:
    'The page is kept on this device: everything but games by link works without a connection. The browser can install it as an app.',
  pageComing: 'The page is being kept. After that everything but games by link works without a connection.',
  solutionTitle: 'The solution',
  solutionIntro:
    'Mühle has been solved. With the solution on this device the page knows what every position and every move is worth, also without a connection.',
  onlyEndings: 'This server does not have the whole solution, only positions with few stones.',
  howMuch: 'What shall be kept here?',
  results: (size: string) => `Win, draw or loss (${size})`,
  distances: (size: string) => `Also in how many moves (${size})`,
  whichRules: 'For which rules?',
  keep: 'Load onto this device',
  pause: 'Pause',
  goOn: 'Go on loading',
  tryAgain: 'Try again',
  remove: 'Remove from this device',
  reallyRemove: 'Remove the solution from this device?',
  keepIt: 'Keep it',
  progress: 'Loaded',
  progressOf: (done: string, all: string) => `${done} of ${all}`,
  stands: {
    none: '',
    loading: 'The solution is being loaded and checked.',
    waiting: 'No connection. It goes on by itself as soon as there is one.',
    paused: 'Paused. It goes on where it stopped.',
    whole: 'The solution is on this device, whole and checked.',
  },
  faults: {
    room: (size: string) => `There is not enough room on this device. Another ${size} are needed.`,
    wrong: 'What the server sends is damaged and is not used. Try again later.',
    storage: 'The browser could not keep the files. In a private window it often cannot.',
    elsewhere: 'Another window is working on it. Look there.',
  },
  whileOpen: 'Leave a window with this page open. What has been loaded stays.',
  mayGo: 'Where room gets short, the browser may delete the files.',
  wholePart: 'What the server had is on this device, checked: only positions with few stones.',
  larger: (size: string) => `The server has more now. Not on this device yet: ${size}.`,
  more: (size: string) => `Not on this device yet: ${size}.`,
  unreachable: 'The server cannot be reached.',
  nothingThere: 'This server has no solution to be loaded.',
  impossible: 'This browser cannot keep large files here.',
};
