import { useEffect, useState } from 'react';
import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';
import type { PublishedText } from '../service-pages/PublishedService';

/**
 * The name of a service in the language of the page, as the council has published it. Fetches the published services
 * for that, except in English.
 */
export function ServiceName({ children: name }: { children: string }) {
  const language = useLanguage();
  const [found, setFound] = useState<PublishedText & { language: string; of: string }>();
  useEffect(() => {
    if (language === firstLanguage) return;
    import('../service-pages/publishedName')
      .then(({ publishedName }) => publishedName(name, language))
      .then((published) => {
        if (published) setFound({ ...published, language, of: name });
      })
      .catch((error: unknown) => {
        // The English name is shown instead.
        console.warn(`What ${name} is called in ${language} could not be fetched.`, error);
      });
  }, [name, language]);

  if (language === firstLanguage) return name;
  const isFound = found?.language === language && found.of === name;
  const { text, lang } = isFound ? found : { text: name, lang: firstLanguage };
  return <span lang={lang}>{text}</span>;
}
