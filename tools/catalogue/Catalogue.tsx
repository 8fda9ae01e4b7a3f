import { BrowserRouter, Link, useSearchParams } from 'react-router-dom';
import { GlobalStyle, theme } from 'shared-ui';
import { LanguageProvider } from 'shared-platform';
import { styled } from 'styled-components';
import { examples } from '../../shared-ui/src/testing/examples';

const widths = { phone: 360, desktop: 1280 };
const themes = ['light', 'dark'];

/** The examples of the controls: each state in both themes, at the width of a phone and of a desktop. */
export function Catalogue() {
  return (
    <BrowserRouter>
      <LanguageProvider>
        <GlobalStyle />
        <Page />
      </LanguageProvider>
    </BrowserRouter>
  );
}

function Page() {
  const [asked] = useSearchParams();
  const control = asked.get('control');
  const state = asked.get('state');
  const states = (control ? examples[control] : undefined) ?? {};
  const Example = state ? states[state] : undefined;
  if (Example) {
    return (
      <Frame>
        <Example />
      </Frame>
    );
  }
  return (
    <Columns>
      <nav aria-label="Controls">
        {Object.keys(examples).map((name) => (
          <p key={name}>
            <Link to={`?control=${name}`} aria-current={name === control ? 'page' : undefined}>
              {name}
            </Link>
          </p>
        ))}
      </nav>
      <main>
        <h1>{control ?? 'Controls'}</h1>
        {Object.keys(states).map((name) => (
          <section key={name}>
            <h2>{name}</h2>
            {Object.entries(widths).flatMap(([device, width]) =>
              themes.map((scheme) => (
                <iframe
                  key={`${device} ${scheme}`}
                  title={`${name}, ${scheme}, on a ${device}`}
                  src={`?control=${control}&state=${name}&theme=${scheme}`}
                  width={width}
                  height={320}
                  loading="lazy"
                />
              )),
            )}
          </section>
        ))}
      </main>
    </Columns>
  );
}

const Frame = styled.div`
  padding: ${theme.space[4]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[4]};

  iframe {
    margin: ${theme.space[2]};
    border: 1px solid ${theme.color.line};
  }
`;
