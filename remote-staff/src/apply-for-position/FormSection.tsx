import type { ReactNode } from 'react';
import { Card, media, theme } from 'shared-ui';
import { styled } from 'styled-components';

/** A group of fields under its heading; two columns if both fit. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <fieldset>
        <Title>{title}</Title>
        <Fields>{children}</Fields>
      </fieldset>
    </Card>
  );
}

const Title = styled.legend`
  margin-bottom: ${theme.space[4]};
  padding: 0;
  font-size: ${theme.text.size18};
  font-weight: ${theme.text.heading};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr));
  align-items: start;
  gap: ${theme.space[4]} ${theme.space[6]};

  > [data-wide] {
    grid-column: 1 / -1;
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
