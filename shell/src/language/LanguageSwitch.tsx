import { use, type MouseEvent } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type Location,
} from 'react-router-dom';
import { media, theme } from 'shared-ui';
import { firstLanguage, languages, type LanguageTag } from 'shared-ui/languages';
import { styled } from 'styled-components';
import { useIsNeutral } from '../hydration/NeutralDocument';
import { useMessages } from '../i18n';
import { portalPaths } from '../portalPaths';
import { keepLanguage } from './chosenLanguage';
import { languageOfPath, pathInLanguage } from './languagePaths';

/**
 * Links to the page in each language, which can be copied and opened without scripts. `leadToSamePage` completes
 * a link's address when it is followed.
 */
export function LanguageSwitch() {
  const t = useMessages();
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state } = location;
  const { basename, navigator } = use(NavigationContext);
  // The neutral document does not know its address.
  const page = useIsNeutral() ? portalPaths.home : pathname;
  const active = languageOfPath(basename) ?? firstLanguage;

  function choose(event: MouseEvent, language: LanguageTag) {
    keepLanguage(language);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // `navigate` stays within the language of the address.
    navigator.replace({ pathname: pathInLanguage(language, page), search, hash }, state);
  }

  return (
    <nav aria-label={t('language.label')}>
      <List>
        {languages.map(({ tag, name, short }) => (
          <li key={tag}>
            <Choice
              href={pathInLanguage(tag, page)}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === active ? 'true' : undefined}
              onClick={(event) => choose(event, tag)}
            >
              <span>{name}</span>
              <span aria-hidden="true">{short}</span>
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.a`
  display: block;

  /* On a phone only its first letters are visible; screen readers get its name. */
  > span + span {
    display: none;
  }

  ${media.mobile} {
    > :first-child {
      position: absolute;
      width: 1px;
      height: 1px;
      margin: -1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    > span + span {
      display: inline;
    }
  }

  padding: ${theme.space[1]} ${theme.space[2]};
  color: inherit;
  text-decoration: none;

  &:hover,
  &[aria-current] {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  &[aria-current] {
    font-weight: 650;
  }
`;
