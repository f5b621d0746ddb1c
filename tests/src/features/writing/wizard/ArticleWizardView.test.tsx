/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Sections } from '#domain/writing/plan.ts';
import {
  ArticleWizardView,
  type ArticleWizardViewProps,
} from '#src/features/writing/wizard/ArticleWizardView.tsx';
import { EMPTY_WIZARD } from '#store/writing/wizardValues.ts';
import { draw } from '#tests/src/support/draw.tsx';

const nothing = () => undefined;
const props: ArticleWizardViewProps = {
  values: EMPTY_WIZARD,
  suggested: null,
  sections: null,
  busy: null,
  isWithoutModel: false,
  limit: 'article',
  cost: 'Uses 1 of 3 articles left.',
  error: null,
  parts: {
    basis: null,
    results: null,
    titles: null,
    voice: null,
    image: null,
    prompts: null,
    briefHint: null,
    outlineHint: null,
    city: () => null,
  },
  onChange: nothing,
  onSectionsChange: nothing,
  onSubmit: nothing,
  onPlan: nothing,
  onPlanDropped: nothing,
  onStop: nothing,
};

// §d.limits.20
test('a draft says what it costs until it is asked for', () => {
  const { unmount } = draw(<ArticleWizardView {...props} />);
  expect(screen.getByText(String(props.cost))).toBeVisible();
  unmount();
  draw(<ArticleWizardView {...props} busy="submitting" />);
  expect(screen.queryByText(String(props.cost))).toBeNull();
});

test('an empty topic is not sent: the field says what is missing and receives the focus', async () => {
  const onSubmit = jest.fn();
  draw(<ArticleWizardView {...props} onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Create draft' }));
  expect(screen.getByText('Write what the article is about.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Topic/ })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('comma and Enter both end a keyword, and Enter in the topic submits', async () => {
  const [onChange, onSubmit] = [jest.fn(), jest.fn()];
  const values = { ...EMPTY_WIZARD, topic: 'Coffee' };
  draw(<ArticleWizardView {...props} values={values} onChange={onChange} onSubmit={onSubmit} />);
  const keywords = screen.getByRole('combobox', { name: 'Keywords' });
  await userEvent.type(keywords, 'decaf,');
  expect(onChange).toHaveBeenLastCalledWith({ keywords: ['decaf'] });
  await userEvent.type(keywords, 'roast{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ keywords: ['roast'] });
  await userEvent.type(keywords, '{Enter}'); // with nothing typed
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /Topic/ }), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a source keeps the commas of its address, not the one that was typed behind it', async () => {
  const onChange = jest.fn();
  draw(<ArticleWizardView {...props} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', FOLD));
  const sources = screen.getByRole('combobox', { name: 'Sources' });
  await userEvent.type(sources, 'https://example.com/a,b,{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ sources: ['https://example.com/a,b'] });
});

test('an error of the server is shown at the field it names, any other above the button', () => {
  const refusal = { kind: 'response', status: 422, code: 'invalid_input', message: '' } as const;
  const values = { ...EMPTY_WIZARD, topic: 'Coffee' };
  const { unmount } = draw(
    <ArticleWizardView
      {...props}
      values={values}
      error={{ ...refusal, fields: { 'keywords.0': 'x' } }}
    />,
  );
  expect(screen.getByText('A field has a value that is not allowed.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  draw(
    <ArticleWizardView
      {...props}
      values={values}
      error={{ ...refusal, status: 402, code: 'limit_reached' }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The monthly limit of your plan is reached.');
});

const FOLD = { name: /^More/, expanded: false };

// §d.wizard.1
test('what an article does not need is folded, until it has a value', async () => {
  const { unmount } = draw(<ArticleWizardView {...props} />);
  expect(screen.queryByLabelText('Readers')).toBeNull();
  await userEvent.click(screen.getByRole('button', FOLD));
  expect(screen.getByLabelText('Readers')).toBeVisible();
  unmount();
  draw(<ArticleWizardView {...props} values={{ ...EMPTY_WIZARD, words: 20 }} />);
  expect(screen.getByRole('textbox', { name: 'Length in words' })).toHaveValue('20');
});

/** The wizard with an outline that changes as the store would change it. */
function Planned({ onSubmit = nothing, start }: { onSubmit?: () => void; start: Sections }) {
  const [sections, setSections] = useState(start);
  const values = { ...EMPTY_WIZARD, topic: 'Coffee' };
  return (
    <ArticleWizardView
      {...props}
      {...{ values, sections, onSubmit }}
      onSectionsChange={setSections}
    />
  );
}

const section = (heading: string, notes = '') => ({ heading, notes, isPart: false });
const headings = () =>
  screen
    .getAllByRole('textbox', { name: /^Heading of section/ })
    .map((field) => (field as HTMLInputElement).value);

// §d.wizard.3
describe('the outline, by keyboard alone', () => {
  test('a section is moved with Alt and arrows, and keeps the focus', async () => {
    draw(<Planned start={[section('Beans'), section('Water'), section('Time')]} />);
    const first = screen.getByRole('textbox', { name: 'Heading of section 1' });
    first.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(headings()).toEqual(['Water', 'Time', 'Beans']);
    expect(screen.getByRole('textbox', { name: 'Heading of section 3' })).toHaveFocus();
    expect(screen.getByText('Moved to place 3 of 3.')).toBeVisible();
  });

  test('Enter adds a section below, and Backspace in an empty one removes it', async () => {
    draw(<Planned start={[section('Beans'), section('Water')]} />);
    screen.getByRole('textbox', { name: 'Heading of section 1' }).focus();
    await userEvent.keyboard('{Enter}Mills');
    expect(headings()).toEqual(['Beans', 'Mills', 'Water']);
    await userEvent.keyboard('{Enter}{Backspace}');
    expect(headings()).toEqual(['Beans', 'Mills', 'Water']);
    expect(screen.getByRole('textbox', { name: 'Heading of section 2' })).toHaveFocus();
  });

  test('a removed section comes back with its notes', async () => {
    draw(<Planned start={[section('Beans', 'Fresh'), section('Water')]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove section 1' }));
    expect(headings()).toEqual(['Water']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(headings()).toEqual(['Beans', 'Water']);
    expect(screen.getByDisplayValue('Fresh')).toBeVisible();
  });
});

test('notes without a heading are not written: the section says so and gets the focus', async () => {
  const onSubmit = jest.fn();
  draw(<Planned onSubmit={onSubmit} start={[section('Beans'), section('', 'Soft water')]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Write the article' }));
  expect(screen.getByText('A section with notes needs a heading.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Heading of section 2' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Water');
  await userEvent.click(screen.getByRole('button', { name: 'Write the article' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

// §2.suggested.1 §d.suggested.2
test('a value that an analysis suggests is marked; a changed one can be taken back', async () => {
  const onChange = jest.fn();
  const values = { ...EMPTY_WIZARD, topic: 'Trail shoes', keywords: ['lug depth'], words: 900 };
  const suggested = { ...values, keywords: ['lug depth', 'grip'], words: 1850, location: 'AT' };
  draw(<ArticleWizardView {...{ ...props, values, suggested, onChange }} />);
  expect(screen.queryByRole('button', { name: /^Topic: use/ })).toBeNull(); // it has it
  await userEvent.click(
    screen.getByRole('button', { name: 'Keywords: use the suggestion “grip”' }),
  );
  expect(onChange).toHaveBeenLastCalledWith({ keywords: ['lug depth', 'grip'] });
  const length = 'Length in words: use the suggestion “1850”';
  await userEvent.click(screen.getByRole('button', { name: length }));
  expect(onChange).toHaveBeenLastCalledWith({ words: 1850 });
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
  await userEvent.click(screen.getByRole('option', { name: 'Austria Suggested' }));
  expect(onChange).toHaveBeenLastCalledWith({ location: 'AT', city: '' });
});
