import { Button, Group, Modal, Text, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { Answers, Question } from '#contract/session/user.schema.ts';
import { app } from '#src/kit/copy/app.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { ModalArt } from './ModalArt.tsx';
import { questionnaire as copy, thanks } from './modals.copy.ts';
import classes from './modals.module.css';

interface QuestionnaireModalViewProps {
  readonly isOpen: boolean;
  /** All questions have a value: thanks take the place of the form. */
  readonly isAnswered: boolean;
  readonly questions: readonly Question[];
  readonly isWithoutProject: boolean;
  readonly onSubmit: (answers: Answers) => void;
  readonly onClose: () => void;
}

/** 944 px wide (spec §9); the thanks narrow it to 500 px. */
const WIDTH = { form: 944, thanks: 500 } as const;

/** Asks a person what they do, and thanks for a full answer (spec §2 "Modals and banners", §4 "Questionnaire modal"). */
export function QuestionnaireModalView(props: QuestionnaireModalViewProps) {
  const { isOpen, isAnswered, onClose } = props;
  return (
    <Modal
      opened={useOpening(isOpen)}
      onClose={onClose}
      size={isAnswered ? WIDTH.thanks : WIDTH.form}
      title={copy.title}
      classNames={{ content: classes.questionnaire ?? '', title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      {isAnswered ? <Thanks /> : <Form {...props} />}
    </Modal>
  );
}

function Form({ questions, isWithoutProject, onSubmit }: QuestionnaireModalViewProps) {
  const [isChanged, setChanged] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The values are those of the questions, which the server has sent.
    onSubmit(Object.fromEntries(new FormData(event.currentTarget)) as Answers);
  };
  return (
    <form onSubmit={submit} onChange={() => setChanged(true)}>
      <Text c="dimmed" mb="md">
        {copy.lead}
      </Text>
      <div className={classes.questions}>
        {questions.map((question) => (
          <Asked key={question.id} {...question} />
        ))}
      </div>
      {isWithoutProject ? (
        <Text role="alert" c="var(--mantine-color-error)" mt="md">
          {copy.noProject}
        </Text>
      ) : null}
      <Group justify="end" mt="lg">
        <Button type="submit" disabled={!isChanged}>
          {copy.submit}
        </Button>
      </Group>
    </form>
  );
}

function Asked({ id, question, answer, answers }: Question) {
  return (
    <fieldset className={classes.question}>
      <legend>{question}</legend>
      {answers.map(({ value, text }) => (
        <label key={value} className={classes.answer}>
          <input type="radio" name={id} value={value} defaultChecked={value === answer} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

function Thanks() {
  return (
    <div className={classes.thanks} role="status">
      <ModalArt art="thanks" />
      <Title order={3} size="h4">
        {thanks.title}
      </Title>
      <Text c="dimmed">{thanks.text}</Text>
    </div>
  );
}
