import { styled } from 'styled-components';
import { AuthCard } from '../AuthCard/AuthCard';
import { theme } from '../theme/theme';

/** A field, a field with a hint, a checkbox, or a line of text. */
export type SkeletonRow = 'field' | 'hinted' | 'box' | 'line';

export interface FormSkeletonProps {
  title: string;
  lead: string;
  /** The screen's name in the window title. */
  documentTitle: string;
  /** The fields of the form from top to bottom; the button comes last. */
  rows: readonly SkeletonRow[];
}

/**
 * The outline of a sign-in or registration screen while its code loads: the same sheet, without working
 * controls.
 */
export function FormSkeleton({ title, lead, documentTitle, rows }: FormSkeletonProps) {
  return (
    <div inert aria-hidden="true">
      <AuthCard title={title} lead={lead} documentTitle={documentTitle} footer={<Line />}>
        {rows.map((row, place) => (
          <div key={place} data-needs-script>
            {(row === 'field' || row === 'hinted') && <Label $hinted={row === 'hinted'} />}
            {row === 'line' ? <Line /> : <Control $isBox={row === 'box'} />}
          </div>
        ))}
        <Press data-needs-script />
      </AuthCard>
    </div>
  );
}

const Line = styled.div`
  height: 1.5rem;
`;

const Label = styled.div<{ $hinted: boolean }>`
  width: 35%;
  height: 1rem;
  margin: 0.25rem 0
    ${({ $hinted }) =>
      $hinted ? `calc(0.25rem + ${theme.space[1]} + 1.3125rem + ${theme.space[2]})` : '0.5rem'};
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralGround};
`;

const Control = styled.div<{ $isBox: boolean }>`
  width: ${({ $isBox }) => ($isBox ? '24px' : 'auto')};
  height: ${({ $isBox }) => ($isBox ? '24px' : theme.size.target)};
  margin-block: ${({ $isBox }) => ($isBox ? '10px' : 0)};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
`;

const Press = styled.div`
  height: ${theme.size.target};
  border-radius: ${theme.radius.control};
  background: ${theme.color.primary};
  opacity: 0.5;
`;
