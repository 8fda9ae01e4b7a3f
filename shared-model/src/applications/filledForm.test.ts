import type { FilledForm } from '../definitions/filledFormSchema';
import { limits } from '../limits/limits';
import type { ApplicationEvent } from './applicationSchema';
import {
  answerForm,
  areNotesWithin,
  formOf,
  hasRoomForStep,
  isSameForm,
  mayOpenAnswers,
  openedAnswers,
  saysWhatIsWrong,
  standingChecks,
} from './filledForm';

const form: FilledForm = {
  serviceId: 's1',
  version: 2,
  answers: { child: 'Om', ward: '3' },
  papers: { card: ['d1', 'd2'] },
};
const by = { uid: 'meera', name: 'Meera', role: 'staff' } as const;

function step(parts: Partial<ApplicationEvent> = {}): ApplicationEvent {
  return { at: '2026-07-01T10:00:00.000Z', by, from: 'in-review', to: 'in-review', ...parts };
}

const returned = (opened: Record<string, string>) => step({ to: 'returned', opened });

describe('isSameForm', () => {
  it.each<[string, FilledForm | undefined, FilledForm | undefined, boolean]>([
    ['the same answers and papers', form, { ...form, answers: { ...form.answers } }, true],
    ['an empty answer and none', form, { ...form, answers: { ...form.answers, more: '' } }, true],
    [
      'an empty answer before and none',
      { ...form, answers: { ...form.answers, more: '' } },
      form,
      true,
    ],
    ['another answer', form, { ...form, answers: { ...form.answers, ward: '4' } }, false],
    ['an answer less', form, { ...form, answers: { child: 'Om' } }, false],
    ['an answer more', form, { ...form, answers: { ...form.answers, more: 'x' } }, false],
    ['another document', form, { ...form, papers: { card: ['d1', 'd3'] } }, false],
    ['another version', form, { ...form, version: 3 }, false],
    ['another service', form, { ...form, serviceId: 's2' }, false],
    ['a form and none', form, undefined, false],
    ['none and a form', undefined, form, false],
    ['none twice', undefined, undefined, true],
  ])('compares %s', (_what, one, other, isSame) => {
    expect(isSameForm(one, other)).toBe(isSame);
  });
});

it('picks the form of a record that has one', () => {
  expect(formOf({ form })).toEqual({ form });
  expect(Object.keys(formOf({ form: undefined }))).toEqual([]);
});

describe('openedAnswers', () => {
  const history = [
    returned({ ward: 'Old' }),
    step({ from: 'returned', to: 'pending' }),
    returned({ child: 'Why?' }),
  ];

  it('returns the answers that the latest return opened', () => {
    const note = step({ from: 'returned', to: 'returned', opened: { ward: 'x' } });
    expect(openedAnswers({ status: 'returned', history: [...history, note] })).toEqual({
      child: 'Why?',
    });
  });

  it('returns nothing for an application that is not returned, or whose return opened no answer', () => {
    expect(openedAnswers({ status: 'pending', history })).toEqual({});
    expect(openedAnswers({ status: 'returned', history: [step({ to: 'returned' })] })).toEqual({});
    expect(openedAnswers({ status: 'returned', history: [] })).toEqual({});
    const back = step({ from: 'approved', to: 'returned', opened: { ward: 'x' } });
    expect(openedAnswers({ status: 'returned', history: [back] })).toEqual({});
  });
});

describe('the room for steps in the history', () => {
  const steps = (count: number, openings = 0) => ({
    history: Array.from({ length: count }, (_, at) => (at < openings ? returned({}) : step())),
  });

  it.each([
    [199, 0, true],
    [200, 0, false],
    [179, 1, true],
    [180, 1, false],
    [99, 5, true],
    [100, 5, false],
  ])(
    'with %d steps, %d of which open answers, is enough for another: %s',
    (count, openings, has) => {
      expect(hasRoomForStep(steps(count, openings))).toBe(has);
    },
  );

  it.each([
    [0, 0, true],
    [179, 0, true],
    [180, 0, false],
    [99, 4, true],
    [100, 4, false],
    [10, 5, false],
  ])(
    'with %d steps, %d of which open answers, may open further ones: %s',
    (count, openings, may) => {
      expect(mayOpenAnswers(steps(count, openings))).toBe(may);
    },
  );
});

describe('saysWhatIsWrong', () => {
  it.each<[string, { note?: string; opened?: Record<string, string> }, boolean]>([
    ['with a note', { note: 'A paper is missing' }, true],
    ['with a note on an answer', { opened: { child: 'Why?' } }, true],
    ['with a note on one of two answers', { opened: { child: ' ', card: 'Blurred' } }, true],
    ['with an opened answer that is missing', { opened: { father: '' } }, true],
    ['with nothing', {}, false],
    ['with a blank note', { note: ' ' }, false],
    ['with an opened answer without a note', { opened: { child: '' } }, false],
    ['with an opened paper and a blank note', { opened: { card: ' ' } }, false],
  ])('a return %s: %s', (_what, step_, says) => {
    expect(saysWhatIsWrong({ form }, step_)).toBe(says);
  });

  it('takes every opened answer of an application without a form for a missing one', () => {
    expect(saysWhatIsWrong({}, { opened: { child: '' } })).toBe(true);
  });
});

it('drops the checks of what the citizen has changed since they were saved', () => {
  const checks = { child: { agrees: true }, ward: { agrees: false, note: 'Unclear' } };
  const changed = { ward: '2' };
  const history = [step({ changed: { child: '' } }), step({ checked: true }), step({ changed })];
  expect(standingChecks({ checks, history })).toEqual({ child: { agrees: true } });
  expect(standingChecks({ checks, history: history.slice(0, 2) })).toEqual(checks);
  expect(standingChecks({ checks, history: [step({ changed })] })).toEqual({
    child: { agrees: true },
  });
  expect(standingChecks({ history })).toEqual({});
});

describe('answerForm', () => {
  const documents = ['d1', 'd2', 'd3'];
  const application = (...opened: string[]) => ({
    form,
    status: 'returned' as const,
    history: [returned(Object.fromEntries(opened.map((id) => [id, ''])))],
  });
  const answered = (parts: Partial<FilledForm>) => ({ ...form, ...parts });
  const answers = (more: Record<string, string>) =>
    answered({ answers: { ...form.answers, ...more } });

  it('changes an opened answer, and keeps the previous one', () => {
    expect(answerForm(application('ward'), answers({ ward: '4' }), documents)).toEqual({
      form: answers({ ward: '4' }),
      changed: { ward: '3' },
    });
  });

  it('changes the documents of an opened paper, and keeps the ids of the previous ones', () => {
    const given = answered({ papers: { card: ['d3'] } });
    expect(answerForm(application('card'), given, documents)).toEqual({
      form: given,
      changed: { card: 'd1\nd2' },
    });
  });

  it('adds an opened answer and an opened paper that were missing', () => {
    const given = { ...answers({ father: 'Ravi' }), papers: { ...form.papers, photo: ['d3'] } };
    expect(answerForm(application('father', 'photo'), given, documents)).toEqual({
      form: given,
      changed: { father: '', photo: '' },
    });
  });

  it('empties an opened answer and an opened paper that are left out', () => {
    const given = answered({ answers: { child: 'Om' }, papers: {} });
    expect(answerForm(application('ward', 'card'), given, documents)).toEqual({
      form: { ...form, answers: { child: 'Om', ward: '' }, papers: { card: [] } },
      changed: { ward: '3', card: 'd1\nd2' },
    });
  });

  it('changes nothing where nothing differs', () => {
    expect(answerForm(application('ward'), form, documents)).toEqual({ form, changed: {} });
    expect(form.answers).toEqual({ child: 'Om', ward: '3' });
  });

  const full = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, 'x']));

  it.each<[string, opened: string[], FilledForm]>([
    ['an answer that was not opened', ['child'], answers({ ward: '4' })],
    ['an answer with the name of a method', ['child'], answers({ toString: 'x' })],
    ['the version', ['ward'], answered({ version: 3 })],
    ['the service', ['ward'], answered({ serviceId: 's2' })],
    [
      'a document that the application does not have',
      ['card'],
      answered({ papers: { card: ['d4'] } }),
    ],
    [
      'one of two documents that it does not have',
      ['card'],
      answered({ papers: { card: ['d1', 'd4'] } }),
    ],
    ['more answers than there are questions', Object.keys(full(60)), answers(full(60))],
    ['an id that is too long', ['x'.repeat(65)], answers({ ['x'.repeat(65)]: 'a' })],
    ['more text than a form has room for', ['ward'], answers({ ward: 'x'.repeat(19_999) })],
    [
      'more papers than there may be',
      Object.keys(full(11)),
      answered({
        papers: {
          ...form.papers,
          ...Object.fromEntries(Object.keys(full(11)).map((id) => [id, ['d1']])),
        },
      }),
    ],
  ])('refuses to change %s', (_what, opened, given) => {
    expect(answerForm(application(...opened), given, documents)).toBeUndefined();
  });

  it.each<[string, opened: string[], FilledForm]>([
    ['as many answers as there are questions', Object.keys(full(58)), answers(full(58))],
    ['the longest id', ['x'.repeat(64)], answers({ ['x'.repeat(64)]: 'a' })],
    ['as much text as a form has room for', ['ward'], answers({ ward: 'x'.repeat(19_998) })],
  ])('accepts %s', (_what, opened, given) => {
    expect(answerForm(application(...opened), given, documents)?.form).toEqual(given);
  });

  it('refuses an answer to an application without a form, or that is not returned', () => {
    const open = application('ward');
    expect(answerForm({ ...open, form: undefined }, form, documents)).toBeUndefined();
    expect(
      answerForm({ ...open, status: 'pending' }, answers({ ward: '4' }), documents),
    ).toBeUndefined();
  });
});

it('limits the notes on answers and papers', () => {
  const { all } = limits.answerNote;
  const notes = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, 'x']));
  expect(areNotesWithin({ ward: 'x'.repeat(all) })).toBe(true);
  expect(areNotesWithin({ ward: 'x'.repeat(all), child: 'y' })).toBe(false);
  expect(areNotesWithin(notes(70))).toBe(true);
  expect(areNotesWithin(notes(71))).toBe(false);
});
