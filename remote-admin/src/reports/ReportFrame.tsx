import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';

/** The report on the screen; on paper without its buttons. */
export const ReportFrame = styled.div`
  ${media.print} {
    button,
    fieldset,
    nav {
      display: none;
    }

    /* The widest table of a report has seven columns. */
    th,
    td {
      padding-inline: ${theme.space[1]};
      font-size: ${theme.text.size14};
    }

    figure {
      break-inside: avoid;
      border-color: ${theme.color.ink};
    }
  }
`;
