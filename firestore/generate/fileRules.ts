import { chunkLimit } from '../../shared-data/src/files/documentChunks';
import { documentTypes } from '../../shared-model/src/files/documentTypes';
import { limits } from '../../shared-model/src/limits/limits';
import { block, eachPlace, whereThere } from './block';
import { nameOf } from './cleanPatterns';

const types = documentTypes.map((type) => type.replaceAll('.', '[.]')).join('|');
const atOnce = limits.documentsAtOnce;
const chunksOfOne = limits.documentSize / chunkLimit;
const most = atOnce * chunksOfOne;

/** What the rules ask of documents, and of the announcement of documents. */
export const fileRules: readonly string[] = [
  `// What is known of a file; its content is in chunks. Ten of these take most of the expressions of an evaluation, so size, type
// and name are checked by one pattern, a line for each: none of them can hold a line break.`,
  block('function isFile(file)', [
    `return (string(file.size) + '\\n' + file.type + '\\n' + file.name).matches(`,
    `    '^[1-9][0-9]*\\n(${types})\\n${nameOf(limits.fileName)}$')`,
    `  && file.size <= ${limits.documentSize}`,
    `  && file.chunks == (file.size + ${chunkLimit - 1}) / ${chunkLimit};`,
  ]),
  block('function areDocuments(added, first)', [
    'let count = added.size();',
    `return count <= ${atOnce}`,
    `  && ${whereThere(
      atOnce,
      (place) => `isDocument(added[${place}], ${place === 0 ? 'first' : `first + ${place}`})`,
    )};`,
  ]),
  "// A document's id is its place.",
  block('function isDocument(file, place)', [
    'return file.size() == 5 && file.id == string(place) && isFile(file);',
  ]),
  '// How many chunks each of the announced documents has. What is none makes the sum too large.',
  block('function areChunkCounts(chunks, total)', [
    'return chunks is list',
    '  && chunks.size() >= 1',
    `  && chunks.size() <= ${atOnce}`,
    `  && total == ${eachPlace(atOnce, ' + ', (place) => `countAt(chunks, ${place})`)}`,
    `  && total <= ${most};`,
  ]),
  block('function countAt(chunks, place)', [
    `return place >= chunks.size() ? 0 : isWhole(chunks[place], 1, ${chunksOfOne}) ? chunks[place] : ${most + 1};`,
  ]),
];
