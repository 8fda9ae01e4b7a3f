import path from 'node:path';
import nameStyles from './nameStylesLoader';
import { root } from '../root';

const resourcePath = path.join(root, 'shell/src/footer/Footer.tsx');
const compile = (source: string) => nameStyles.call({ resourcePath }, source);

describe('nameStylesLoader', () => {
  it('names a styled part after its file and its variable', () => {
    const source =
      "import { styled } from 'styled-components';\nconst Title = styled.h2`margin: 0;`;";
    const named = compile(source);
    expect(named).toMatch(
      /const Title = styled\.h2\.withConfig\({componentId:"s\w{6}"}\)`margin: 0;`;/,
    );
    expect(compile(source)).toBe(named);
    expect(compile(source.replace('Title', 'Lead'))).not.toContain(/"s\w{6}"/.exec(named)?.[0]);
  });

  it('removes comments and indentation from a style', () => {
    const source = [
      "import { css } from 'styled-components';",
      'export const style = css`',
      '  margin: 0;',
      '',
      '  /* Why there is',
      '     none. */',
      '  > p {',
      '    color: red;',
      '  }',
      '`;',
    ].join('\n');
    expect(compile(source)).toBe(
      [
        "import { css } from 'styled-components';",
        'export const style = css`',
        ...['margin: 0;', '> p {', 'color: red;', '}', '`;'],
      ].join('\n'),
    );
  });

  it('keeps comments for the bundler', () => {
    const source = [
      "import { css } from 'styled-components';",
      'const code = () => import(',
      '  /* webpackChunkName: "help" */',
      "  './help');",
    ].join('\n');
    expect(compile(source)).toContain('/* webpackChunkName: "help" */');
  });

  it('changes nothing in a file without styles', () => {
    const source = 'const text = `\n  /* kept */\n`;';
    expect(compile(source)).toBe(source);
  });
});
