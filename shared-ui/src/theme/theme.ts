import type { Scheme } from './schemes';

/**
 * The design tokens. Colours are references to CSS variables that `GlobalStyle` emits for both
 * schemes; spaces are pixels on a 4 px grid; text sizes are rem, so that they follow the reader.
 */
export const theme = {
  color: {
    canvas: 'var(--color-canvas)',
    surface: 'var(--color-surface)',
    raised: 'var(--color-raised)',
    line: 'var(--color-line)',
    control: 'var(--color-control)',
    ink: 'var(--color-ink)',
    muted: 'var(--color-muted)',
    primary: 'var(--color-primary)',
    primaryHover: 'var(--color-primaryHover)',
    onPrimary: 'var(--color-onPrimary)',
    banner: 'var(--color-banner)',
    onBanner: 'var(--color-onBanner)',
    accent: 'var(--color-accent)',
    focusGap: 'var(--color-focusGap)',
    good: 'var(--color-good)',
    goodGround: 'var(--color-goodGround)',
    warn: 'var(--color-warn)',
    warnGround: 'var(--color-warnGround)',
    bad: 'var(--color-bad)',
    badHover: 'var(--color-badHover)',
    badGround: 'var(--color-badGround)',
    onBad: 'var(--color-onBad)',
    info: 'var(--color-info)',
    infoGround: 'var(--color-infoGround)',
    neutral: 'var(--color-neutral)',
    neutralGround: 'var(--color-neutralGround)',
    scrim: 'var(--color-scrim)',
    shadow: 'var(--color-shadow)',
  } satisfies Record<keyof Scheme, string>,
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    6: '24px',
    8: '32px',
    12: '48px',
    16: '64px',
  },
  radius: { card: '10px', control: '8px' },
  text: {
    size14: '0.875rem',
    size16: '1rem',
    size18: '1.125rem',
    size22: '1.375rem',
    size28: '1.75rem',
    size36: '2.25rem',
    family:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Nirmala UI', sans-serif",
    heading: '650',
    strong: '600',
  },
  size: { page: '1120px', target: '44px', measure: '70ch' },
  motion: '150ms ease-out',
  shadow: '0 1px 2px var(--color-shadow), 0 4px 16px var(--color-shadow)',
} as const;

export type Theme = typeof theme;

/** The tones of a status. Never shown by colour only (design.md, 'Everybody'). */
export type Tone = 'good' | 'warn' | 'bad' | 'info';
