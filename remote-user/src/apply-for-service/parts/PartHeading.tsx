import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n';
import { detailsPart } from './formParts';
import type { FormParts } from './useFormParts';

interface PartHeadingProps {
  parts: Pick<FormParts, 'part' | 'position' | 'count' | 'heading'>;
}

/** 'Part 2 of 5: The parents', which has the focus when the part was gone to. Nothing where all parts are shown. */
export function PartHeading({ parts: { part, position, count, heading } }: PartHeadingProps) {
  const t = useMessages();
  if (!part) return null;
  const rest = t(part.key === detailsPart ? 'apply.anythingElse' : 'apply.documents');
  return (
    <Heading ref={heading} tabIndex={-1}>
      {t('apply.part', { position, count, title: part.section?.title ?? rest })}
    </Heading>
  );
}

const Heading = styled.h2`
  font-size: ${theme.text.size18};
  scroll-margin-top: 96px;
`;
