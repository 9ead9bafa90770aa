// The words of a step: what there is to know, and with a task what to do, what is missing after another move (it goes
// on after "Das geht, aber"), and what has been reached.
export type StepWords = { text: string } | { text: string; task: string; hint: string; done: string };

// As many as there are, so that the other language has as many.
export const says = <Steps extends readonly StepWords[]>(...steps: Steps): Steps => steps;
