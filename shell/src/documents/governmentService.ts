import { usualCouncil, type Council } from '../council/council';
import { portalPaths } from '../portalPaths';
import type { ServiceInLanguage } from '../service-pages/PublishedService';
import { pathInLanguage } from '../language/languagePaths';
import type { LanguageTag } from 'shared-ui/languages';
import { servicePath } from '../service-pages/servicePaths';

/**
 * What search engines read of a service (https://schema.org/GovernmentService).
 * @param origin of the portal, such as 'https://council.example'
 */
export function governmentService(
  service: ServiceInLanguage,
  origin: string,
  language: LanguageTag,
): object {
  const { slug, fee, outcome } = service;
  const [name, description, who] = [service.name.text, service.description.text, service.who?.text];
  const url = origin + pathInLanguage(language, servicePath(slug));
  const office = council(origin, language);
  const { name: councilName, address } = councilIn(language);
  return {
    '@context': 'https://schema.org',
    '@type': 'GovernmentService',
    name,
    url,
    ...(description ? { description } : {}),
    ...(who ? { audience: { '@type': 'Audience', audienceType: who } } : {}),
    provider: office,
    offers: { '@type': 'Offer', price: String(fee), priceCurrency: 'INR' },
    availableChannel: [
      { '@type': 'ServiceChannel', serviceUrl: url },
      {
        '@type': 'ServiceChannel',
        serviceLocation: {
          '@type': 'Place',
          name: councilName,
          address,
        },
      },
    ],
    ...(outcome === 'certificate' ? { serviceOutput: { '@type': 'Permit', name } } : {}),
  };
}

/** The council (https://schema.org/GovernmentOrganization), with its name in the deployment for the language. */
export function council(origin: string, language: LanguageTag): object {
  const { name, address, phone, email } = councilIn(language);
  return {
    '@type': 'GovernmentOrganization',
    name,
    address,
    ...(phone ? { telephone: phone } : {}),
    email,
    url: origin + portalPaths.home,
  };
}

function councilIn(language: LanguageTag): Council {
  return { ...usualCouncil, ...usualCouncil.translations?.[language] };
}
