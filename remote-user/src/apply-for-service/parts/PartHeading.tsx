import { InLanguage } from 'shared-area';
import { useTextLanguage } from 'shared-area/questions';
import type { ServiceDefinition } from 'shared-data';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { ApplyMessage, useApplyMessages } from '../i18n';
import { detailsPart } from './formParts';
import type { FormParts } from './useFormParts';

interface PartHeadingProps {
  /** The definition in the language of the page. */
  definition: ServiceDefinition | undefined;
  parts: Pick<FormParts, 'part' | 'position' | 'count' | 'heading'>;
}

/** 'Part 2 of 5: The parents', which gets the focus when the part opens. Renders nothing if all parts are shown. */
export function PartHeading({
  definition,
  parts: { part, position, count, heading },
}: PartHeadingProps) {
  const t = useApplyMessages();
  const langOf = useTextLanguage(definition);
  if (!part) return null;
  const title = part.section ? (
    <InLanguage lang={langOf(`section/${part.section.id}`)}>{part.section.title}</InLanguage>
  ) : (
    t(part.key === detailsPart ? 'anythingElse' : 'documents')
  );
  return (
    <Heading ref={heading} tabIndex={-1}>
      <ApplyMessage id="part" values={{ position, count, title }} />
    </Heading>
  );
}

const Heading = styled.h2`
  font-size: ${theme.text.size18};
  scroll-margin-top: 96px;
`;
