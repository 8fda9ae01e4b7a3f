import { lightScheme } from 'shared-ui';
import { directionOf, languages, type LanguageTag } from 'shared-ui/languages';
import { usualCouncil } from '../council/council';
import { missingPage, neutralPage } from '../hydration/documentPage';
import { pathInLanguage } from '../language/languagePaths';
import { portalPaths } from '../portalPaths';
import { servicePath } from '../service-pages/servicePaths';
import { servicesIn } from '../service-pages/services';
import { council, governmentService } from './governmentService';
import type { useMessages } from './i18n';
import type en from './i18n/en';

/** The metadata of a document, for search engines and shared links. */
export interface DocumentNotes {
  description: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Structured data, as JSON. */
  data?: string;
}

/** Useful only to people who work for the council. */
const unlisted = [
  ...[neutralPage, missingPage, '/staff/', '/admin/'],
  ...[portalPaths.forgotPassword, portalPaths.status],
];

/** @throws where a page has no description of its own */
export function describeDocument(
  page: string,
  t: ReturnType<typeof useMessages>,
  origin: string,
  language: LanguageTag,
): DocumentNotes {
  const service = servicesIn(language).find(({ slug }) => servicePath(slug) === page);
  if (service) {
    const { name, description, days, fee } = service;
    const cost = fee > 0 ? t('service.rupees', { fee: String(fee) }) : t('service.free');
    return {
      description: t('service', {
        name: name.text,
        description: description.text,
        days,
        fee: cost,
      }),
      isListed: true,
      data: JSON.stringify(governmentService(service, origin, language)),
    };
  }
  const isHome = page === portalPaths.home;
  return {
    description: t(descriptionKey(page)),
    isListed: !unlisted.some((start) => page.startsWith(start)),
    ...(isHome
      ? { data: JSON.stringify({ '@context': 'https://schema.org', ...council(origin, language) }) }
      : {}),
  };
}

type PageKey = Exclude<keyof typeof en, `service${string}` | `manifest${string}`> | 'services';

function descriptionKey(page: string): PageKey {
  const key = page === portalPaths.home ? 'home' : page.replace(/^\//, '').replaceAll('/', '-');
  const found = pageKeys.find((known) => known === key);
  if (!found) throw new Error(`${page} has no description in documents/i18n/en.ts.`);
  return found;
}

const pageKeys: readonly PageKey[] = [
  ...([
    'home',
    'services',
    'forgot-password',
    'verify',
    'track',
    'status',
    'contact',
    'neutral',
    '404',
  ] as const),
  ...(['about', 'help', 'terms', 'privacy', 'accessibility'] as const),
  ...(['user-login', 'user-register', 'staff-login', 'staff-request'] as const),
  ...(['admin-login', 'admin-register'] as const),
];

/** What a phone needs to put the portal on its home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest(
  t: ReturnType<typeof useMessages>,
  portalName: string,
  language: LanguageTag,
): object {
  const address = (path: string) => pathInLanguage(language, path);
  const icon = (purpose: 'any' | 'maskable', size: number) => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, url: string) => ({
    name,
    url: address(url),
    icons: [icon('any', 192)],
  });
  return {
    id: '/',
    name: portalName,
    short_name: t('manifest.shortName'),
    description: t('home'),
    lang: language,
    dir: directionOf(language),
    start_url: address('/'),
    scope: '/',
    display: 'standalone',
    theme_color: lightScheme.banner,
    background_color: lightScheme.canvas,
    categories: ['government'],
    icons: [
      { src: '/icons/any.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
    ],
    shortcuts: [
      shortcut(t('manifest.apply'), '/user/apply'),
      shortcut(t('manifest.applications'), '/user/applications'),
      shortcut(t('manifest.verify'), portalPaths.verify),
    ],
  };
}

/** Where to report a vulnerability (RFC 9116); it has to be renewed within a year. */
export function securityContact(expires: Date, origin: string): string {
  return [
    `Contact: mailto:${usualCouncil.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.map(({ tag }) => tag).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
