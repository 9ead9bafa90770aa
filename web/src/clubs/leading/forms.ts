// What the leader of a club fills in, and what the server is told of it.
import type { Form, Row, View } from '../../server/clubs';

export const emptyForm: Required<Form> = {
  ...{ name: '', sentence: '', text: '', mark: 'walnut-0' },
  ...({ joining: 'asked', members_shown: true } as const),
};
export const formIn = ({ name, sentence, text, mark, joining, members_shown }: View): Required<Form> => ({
  ...{ name, sentence, text, mark, joining, members_shown },
});
export const formOf = (form: Required<Form>): Required<Form> => ({
  ...form,
  ...{ name: form.name.trim(), sentence: form.sentence.trim(), text: form.text.trim() },
});

// For whom letters are: a note a line, none of them twice.
export const mostLetters = 50;
export const notesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter((line) => line !== ''),
  ),
];

// Whether the club's own name was typed, so that it is not closed by a slip.
export const isNameOf = ({ name }: Pick<Row, 'name'>, typed: string): boolean =>
  typed.trim().toLowerCase() === name.toLowerCase();
