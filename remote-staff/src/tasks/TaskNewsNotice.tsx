import type { Task, TaskStatus } from 'shared-data';
import { Button, ErrorBox, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';
import type { TaskNews } from './useTaskActs';

interface TaskNewsNoticeProps {
  news: TaskNews;
  onUndo: (task: Task, before: TaskStatus) => void;
}

/** What has just been done to a task; a completion can be taken back. */
export function TaskNewsNotice({ news, onUndo }: TaskNewsNoticeProps) {
  const words = useWords();
  if (news.kind === 'failed') return <ErrorBox>{words(`records.${news.problem}`)}</ErrorBox>;
  const { kind, task } = news;
  return (
    <Notice tone="good" live="status">
      <Row>
        <span>{words(`taskNews.${kind}`, { id: task.id, title: task.title })}</span>
        {kind === 'completed' && (
          <Button variant="secondary" size="small" onClick={() => onUndo(task, news.before)}>
            {words('taskNews.undo')}
          </Button>
        )}
      </Row>
    </Notice>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  overflow-wrap: anywhere;
`;
