import { createMessages } from 'shared-ui';
import { createPaperWords, type PaperLabel, type PaperWords } from '../createPaperWords';
import en from './en';

const load = (language: string) => import(`./${language}`);

/**
 * Each area bundles these messages: a key never changes its meaning, because two builds may run in one page.
 */
export const { useMessages } = createMessages('shared-area.certificate', en, load);

export const usePaperWords = createPaperWords(en, load);

export type CertificateWords = PaperWords<typeof en>;

export type CertificateLabel = PaperLabel<typeof en>;
