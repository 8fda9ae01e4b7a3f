import { Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import type { ServiceDefinition } from 'shared-data';
import { definitionIn } from 'shared-data/model';
import { Button, LazyPage, SelectField, Skeleton, theme } from 'shared-ui';
import { firstLanguage, languages } from 'shared-ui/languages';
import { styled } from 'styled-components';
import { useMessages } from './i18n';
import { Preview } from './Preview';
import { PreviewLanguage } from './PreviewLanguage';

// Loaded separately, since the form does not need the code of the sheet.
const loadCertificate = async () => (await import('./CertificatePreview')).CertificatePreview;

interface LivePreviewProps {
  definition: ServiceDefinition;
  isBeside: boolean;
  /** Whether the certificate is being edited; then it is shown first if the preview is beside the fields. */
  isAtCertificate: boolean;
}

/** The form of the definition: always visible if it fits beside the designer, otherwise shown on request. */
export function LivePreview({ definition, isBeside, isAtCertificate }: LivePreviewProps) {
  const t = useMessages();
  const headingId = useId();
  const [isShown, setIsShown] = useState(false);
  const [chosen, setChosen] = useState<string>(firstLanguage);
  // A keystroke renders the field at once, and the form with low priority; another language shows once it has loaded.
  const drawn = useDeferredValue(definition);
  const language = useDeferredValue(chosen);
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
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Suspense fallback={<Skeleton height="420px" />}>
            <PreviewLanguage language={language}>
              <Preview definition={form} language={language} />
            </PreviewLanguage>
          </Suspense>
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

/** Nothing in it can take the focus, so its visual order may differ from the tab order. */
const CertificatePart = styled.div<{ $first: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  order: ${({ $first }) => ($first ? -1 : 0)};
  justify-self: stretch;
`;
