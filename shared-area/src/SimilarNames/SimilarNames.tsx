import { useId, type ReactNode } from 'react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface SimilarNamesProps<Row> {
  /** What has only a name similar to the searched one; undefined or empty where there is none. */
  rows: Row[] | undefined;
  /** Where the list itself has a heading of the second level. */
  level?: 'h2' | 'h3';
  /** Shows the rows, in the way of the list above. @param caption the name of the table */
  children: (rows: Row[], caption: string) => ReactNode;
}

/** What a search offers after its own results, under a heading that says why. */
export function SimilarNames<Row>({ rows, level = 'h2', children }: SimilarNamesProps<Row>) {
  const t = useMessages();
  const id = useId();
  if (rows === undefined || rows.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Title as={level} id={id}>
        {t('similarNames')}
      </Title>
      {children(rows, t('similarNames'))}
    </Section>
  );
}

const Section = styled.section`
  margin-top: ${theme.space[6]};
`;

const Title = styled.h2`
  margin-bottom: ${theme.space[3]};
  font-size: ${theme.text.size18};
`;
