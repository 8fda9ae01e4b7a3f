import { hasSignatureOf } from 'shared-data/files';
import { textAt } from './bytes';

/** What a file is by its first bytes; 'picture' is one that is turned into a JPEG, where the browser can read it. */
export type ContentKind = 'pdf' | 'doc' | 'docx' | 'jpg' | 'png' | 'heic' | 'picture';

/** In this order: the signature of a PDF may come after other bytes. */
const bySignature = ['jpg', 'png', 'doc', 'docx', 'pdf'] as const;

const heicBrands = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Undefined for a kind that cannot be handed in. @param beginning the first `signatureLength` bytes */
export function contentKind(beginning: Uint8Array): ContentKind | undefined {
  if (textAt(beginning, 4, 4) === 'ftyp') {
    const brand = textAt(beginning, 8, 4);
    if (heicBrands.test(brand)) return 'heic';
    if (brand === 'avif') return 'picture';
  }
  if (textAt(beginning, 0, 4) === 'RIFF' && textAt(beginning, 8, 4) === 'WEBP') return 'picture';
  if (/^(GIF8|BM)/.test(textAt(beginning, 0, 4))) return 'picture';
  return bySignature.find((ending) => hasSignatureOf(ending, beginning));
}
