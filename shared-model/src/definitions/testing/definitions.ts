import type { Paper, Question, ServiceDefinition } from '../definitionSchema';

/** A definition that can be published; by default with one question and one paper. */
export function definition(parts: Partial<ServiceDefinition> = {}): ServiceDefinition {
  return {
    name: 'Pension Letter',
    description: 'A letter about a pension that the council pays.',
    category: 'Certificates',
    fee: 20,
    days: 5,
    place: { kind: 'online' },
    sections: [{ id: 'pension', title: 'The pension', questions: [question('number')] }],
    papers: [paper('bank-book')],
    outcome: 'answer',
    ...parts,
  };
}

export function question(id: string, parts: { label?: string; hint?: string } = {}): Question {
  return { id, kind: 'short-text', label: 'Number of the pension', required: true, ...parts };
}

export function paper(id: string, parts: Partial<Paper> = {}): Paper {
  return { id, name: 'Bank book', required: true, kinds: ['pdf', 'image'], maxFiles: 1, ...parts };
}
