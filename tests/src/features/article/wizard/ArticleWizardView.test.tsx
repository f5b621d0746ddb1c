/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleWizardView } from '#src/features/article/wizard/ArticleWizardView.tsx';
import { EMPTY_WIZARD } from '#store/article/wizardValues.ts';
import { draw } from '#tests/src/support/draw.tsx';

const props = {
  values: EMPTY_WIZARD,
  isSubmitting: false,
  cost: 'Uses 1 of 3 articles left.',
  error: null,
  onChange() {},
  onSubmit() {},
};

// §d.limits.20
test('a draft says what it costs until it is asked for', () => {
  const { unmount } = draw(<ArticleWizardView {...props} />);
  expect(screen.getByText(props.cost)).toBeVisible();
  unmount();
  draw(<ArticleWizardView {...props} isSubmitting />);
  expect(screen.queryByText(props.cost)).toBeNull();
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
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /Topic/ }), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
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
