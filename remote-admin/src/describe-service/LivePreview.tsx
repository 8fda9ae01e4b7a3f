import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { definitionIn } from 'shared-data/model';
import { Button, LazyPage, SelectField, Skeleton, theme } from 'shared-ui';
import { firstLanguage, languages } from 'shared-ui/languages';
import { styled } from 'styled-components';
import { useMessages } from './i18n';
import { Preview } from './Preview';

// With the code of the sheet, which the form does not need.
const loadCertificate = async () => (await import('./CertificatePreview')).CertificatePreview;

interface LivePreviewProps {
  definition: ServiceDefinition;
  isBeside: boolean;
  /** Its certificate is being described, and comes first where the fields are beside it. */
  isAtCertificate: boolean;
}

/** The form of the definition: always there where it has room beside the designer, else shown on demand. */
export function LivePreview({ definition, isBeside, isAtCertificate }: LivePreviewProps) {
  const t = useMessages();
  const headingId = useId();
  const [isShown, setIsShown] = useState(false);
  const [language, setLanguage] = useState<string>(firstLanguage);
  // A key is drawn in the field at once, and in the form when there is time.
  const drawn = useDeferredValue(definition);
  const form = useMemo(() => definitionIn(drawn, language), [drawn, language]);
  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{t('preview.title')}</h2>
      <p>{t('preview.lead')}</p>
      {!isBeside && (
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'preview.hide' : 'preview.show')}
        </Button>
      )}
      {(isBeside || isShown) && (
        <>
          <SelectField
            id={`${headingId}-language`}
            label={t('preview.language')}
            options={languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }))}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          />
          <Preview definition={form} language={language} />
        </>
      )}
      {(isBeside || isShown) && drawn.certificate && drawn.outcome === 'certificate' && (
        <CertificatePart $first={isBeside && isAtCertificate}>
          <h3>{t('certificate.preview')}</h3>
          <LazyPage
            load={loadCertificate}
            props={{ definition: drawn }}
            waiting={<Skeleton height="420px" />}
          />
        </CertificatePart>
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[3]};

  > h2 {
    order: -2;
  }
`;

/** Nothing in it takes the focus, so that its place may differ from the order of the keys. */
const CertificatePart = styled.div<{ $first: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  order: ${({ $first }) => ($first ? -1 : 0)};
  justify-self: stretch;
`;
