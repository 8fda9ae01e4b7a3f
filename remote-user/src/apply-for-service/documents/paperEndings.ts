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

/** As a readable list: 'PDF, JPG, PNG'. */
export function shownEndings(of: readonly string[]): string {
  const short = of.filter((ending) => ending !== 'jpeg' && ending !== 'docx');
  return short.map((ending) => ending.toUpperCase()).join(', ');
}
