import { type PreparedTexts, preparedTextsSchema, usualTexts } from 'shared-model';
import { isMap } from '../../../documents/isMap';
import type { Fields } from '../../../documents/Documents';
import { parseRecord } from '../../../documents/parseRecord';

/** In a form that firestore.rules can check without loops: 'return/paper-missing', and its text under 'paper-missing/mr'. */
export function toStoredTexts({ list, revision }: PreparedTexts): Fields {
  const words = list.flatMap(({ id, texts }) =>
    Object.entries(texts).map(([language, text]) => [`${id}/${language}`, text]),
  );
  return {
    order: list.map(({ id, kind }) => `${kind}/${id}`),
    words: Object.fromEntries(words) as Record<string, string>,
    revision,
  };
}

/** The usual ones where nothing is set, and where it cannot be read. */
export function fromStoredTexts(data: Fields | undefined): PreparedTexts {
  const { order, words, revision } = data ?? {};
  if (!Array.isArray(order) || !isMap(words)) return usualTexts;
  const texts = { list: listOf(order, words), revision };
  return parseRecord(preparedTextsSchema, 'prepared texts', texts) ?? usualTexts;
}

function listOf(order: readonly unknown[], words: object) {
  const entries = Object.entries(words).map(([key, text]: [string, unknown]) => {
    const [id = '', language = ''] = key.split('/');
    return { id, language, text };
  });
  return order.map((line) => {
    const [kind, id] = String(line).split('/');
    const own = entries.filter((entry) => entry.id === id);
    return {
      id,
      kind,
      texts: Object.fromEntries(own.map(({ language, text }) => [language, text])),
    };
  });
}
