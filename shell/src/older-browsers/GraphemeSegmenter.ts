/** A base character with the marks that belong to it, joined ones included (Unicode TR 29, simplified). */
const grapheme = /\P{M}(?:\p{M}|\u200D\P{M}?)*|\p{M}+/gu;

/**
 * `Intl.Segmenter` as far as the portal uses it: the letters of a name as a reader sees them. Firefox has
 * its own from 125 on.
 */
export class GraphemeSegmenter {
  *segment(input: string): Generator<{ segment: string; index: number; input: string }> {
    for (const { 0: segment, index } of input.matchAll(grapheme)) yield { segment, index, input };
  }
}
