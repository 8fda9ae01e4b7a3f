import { ExternalLink } from 'lucide-react';
import { TextLink, VisuallyHidden, type TextLinkProps } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

/** A link that opens a new tab, and says so in its name. */
export function NewTabLink({ children, ...rest }: TextLinkProps) {
  const t = useMessages();
  return (
    <TextLink {...rest} target="_blank">
      {children}
      <Mark data-turns size="0.9em" aria-hidden="true" />
      <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
    </TextLink>
  );
}

const Mark = styled(ExternalLink)`
  display: inline;
  margin-inline-start: 0.25em;
  vertical-align: -0.1em;
`;
