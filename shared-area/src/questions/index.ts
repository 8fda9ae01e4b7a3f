export { AnswerList } from './AnswerList';
export { ApplicationAnswers } from './ApplicationAnswers';
export { answersSchema, filesSchema } from './answersSchema';
export { answerName, answerNames } from './answerName';
export type { QuestionValues } from './answerName';
export { QuestionFields } from './QuestionFields';
export { useAnswerMessage } from './useAnswerMessage';
export { useAnswerText } from './useAnswerText';
