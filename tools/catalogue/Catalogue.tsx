import { useLayoutEffect, type ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { GlobalStyle, theme } from 'shared-ui';
import { LanguageProvider } from 'shared-platform';
import { styled } from 'styled-components';
import { areaExamples } from '../../shared-area/src/testing/areaExamples';
import { examples as uiExamples } from '../../shared-ui/src/testing/examples';
import { darkScheme, lightScheme, type Scheme } from '../../shared-ui/src/theme/schemes';

const examples = { ...uiExamples, ...areaExamples };
const schemes = { light: lightScheme, dark: darkScheme };
/** The states that the mouse and the keyboard cause; the examples cover all others. */
const shown = { rest: '', hover: ':hover', focus: ':focus-visible' };
const answering = ':is(a, button, input, select, textarea, summary)';
/** Controls that cover the viewport or depend on its width: each is shown in an iframe. */
const ofWindow = [
  ...['AreaLayout', 'Dialog', 'LoadingOverlay', 'Outcome', 'SignInForm'],
  ...['CertificateSheet', 'NotFoundPage', 'PageColumns', 'PaperSheet'],
];

/** An overview of every control in every state, in both themes. */
export function Catalogue() {
  const asked = new URLSearchParams(location.search);
  const Example = examples[asked.get('control') ?? '']?.[asked.get('state') ?? ''];
  return (
    <BrowserRouter>
      <LanguageProvider>
        <GlobalStyle />
        {Example ? <Example /> : <Sheet />}
      </LanguageProvider>
    </BrowserRouter>
  );
}

function Sheet() {
  useLayoutEffect(showStates, []);
  return Object.entries(examples).map(([control, states]) => (
    <section key={control}>
      <Title>{control}</Title>
      {Object.entries(states).map(([state, Example]) => (
        <Row key={state}>
          {Object.entries(schemes).map(([name, scheme]) => (
            <Ground key={name} $scheme={scheme}>
              {ofWindow.includes(control) ? (
                <iframe
                  title={`${state}, ${name}`}
                  src={`?control=${control}&state=${state}&theme=${name}`}
                />
              ) : (
                <Shown Example={Example} state={state} />
              )}
            </Ground>
          ))}
        </Row>
      ))}
    </section>
  ));
}

function Shown({ Example, state }: { Example: ComponentType; state: string }) {
  return Object.keys(shown).map((as) => (
    <figure key={as} data-shows={as}>
      <figcaption>
        {state}, {as}
      </figcaption>
      <Example />
    </figure>
  ));
}

/** Copies each CSS rule for hover or focus, so that it also applies to the figures that show this state. */
function showStates() {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  const twins = Object.entries(shown).flatMap(([as, pseudo]) =>
    rules
      .filter((rule) => pseudo && rule.includes(pseudo))
      .map((rule) => rule.replaceAll(pseudo, `:is([data-shows='${as}'] ${answering})`)),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(twins.join('\n'));
  document.adoptedStyleSheets = [sheet];
}

const Title = styled.h2`
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[2]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
`;

const Ground = styled.div<{ $scheme: Scheme }>`
  ${({ $scheme }) => Object.entries($scheme).map(([name, value]) => `--color-${name}: ${value};`)}
  color-scheme: ${({ $scheme }) => ($scheme === darkScheme ? 'dark' : 'light')};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.canvas};
  color: ${theme.color.ink};

  figure {
    flex: 1 1 220px;
    min-width: 0;
  }

  figcaption {
    margin-bottom: ${theme.space[1]};
    color: ${theme.color.muted};
    font-size: ${theme.text.size14};
  }

  /* A figure without an interactive element is shown only once. */
  figure:not([data-shows='rest'], :has(${answering})) {
    display: none;
  }

  iframe {
    flex: 1;
    height: 320px;
    border: 1px solid ${theme.color.line};
  }
`;
