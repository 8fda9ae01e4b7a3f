import { dailyLimits, openLimit } from '../../shared-model/src/limits/dailyLimits';
import { block } from './block';

const kinds = Object.keys(dailyLimits);
const counts = (valueOf: (kind: string) => string, separator: string) =>
  kinds.map((kind) => `'${kind}': ${valueOf(kind)}`).join(separator);

/** What one account has created today, for the rules that limit it. */
export const usageRules: readonly string[] = [
  block('function nothing()', [`return { ${counts(() => '0', ', ')} };`]),
  '// One more of the kind that is used; announced documents reserve their chunks.',
  block('function countsWith(use, counts)', [
    'return {',
    `  ${counts(
      (kind) =>
        kind === 'chunks'
          ? "counts.chunks + (use.kind == 'uploads' ? reservedBy(use.record) : 0)"
          : `counts.${kind} + (use.kind == '${kind}' ? 1 : 0)`,
      ',\n  ',
    )}`,
    '};',
  ]),
  block('function reservedBy(id)', ['return getAfter(uploadPath(id)).data.total;']),
  '// What is open, with this one: at most two others make room for it.',
  block('function replacesDropped(before, after, dropped, id)', [
    `return after.size() <= ${openLimit}`,
    '  && dropped.size() <= 2',
    '  && after == before.removeAll(dropped).concat([id]);',
  ]),
];
