import type { Paper, PaperKind } from 'shared-data';

const endings: Readonly<Record<PaperKind, readonly string[]>> = {
  pdf: ['pdf'],
  image: ['jpg', 'jpeg', 'png'],
  document: ['doc', 'docx'],
};

/** The file endings that a paper accepts. */
export function paperEndings({ kinds }: Pick<Paper, 'kinds'>): string[] {
  return kinds.flatMap((kind) => endings[kind]);
}
