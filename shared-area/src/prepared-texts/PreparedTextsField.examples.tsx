import { useState } from 'react';
import { TextAreaField } from 'shared-ui';
import { PreparedTextsField } from './PreparedTextsField';

function WithItsField({ typed, language }: { typed: string; language?: string }) {
  const [text, setText] = useState(typed);
  return (
    <>
      <PreparedTextsField
        kinds={['return', 'message']}
        application={{ language }}
        value={text}
        onFill={setText}
        fieldId="note"
      />
      <TextAreaField
        id="note"
        label="Note"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  );
}

export function BeforeAnAnswer() {
  return <WithItsField typed="" language="mr" />;
}

export function OverWhatIsTyped() {
  return <WithItsField typed="Please come to the office." />;
}
