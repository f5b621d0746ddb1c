/** @jest-environment #tests/support/pageEnvironment.js */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { createDesignTool } from '#services/design/designTabs.ts';

const address = 'https://www.canva.com/design/D1/edit';
const opened = {
  closed: false,
  opener: window as Window | null,
  close: jest.fn(),
  replace: jest.fn(),
};
const tab = Object.assign(opened, { location: { replace: opened.replace } });

beforeEach(() => {
  jest.restoreAllMocks();
  opened.close.mockReset();
  opened.replace.mockReset();
  Object.assign(opened, { closed: false, opener: window });
});

const opens = (one: unknown) => jest.spyOn(window, 'open').mockReturnValue(one as Window);

// §d.design.5
test('a tab is opened empty, has no hold on the page, and is led to the design once', () => {
  const tool = createDesignTool();
  const open = opens(tab);
  expect(tool.openTab({ assetId: 'a' })).toBe(true);
  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(opened.opener).toBeNull();
  expect(tool.showIn({ assetId: 'a', address })).toBe(true);
  expect(opened.replace).toHaveBeenCalledWith(address);
  expect(tool.showIn({ assetId: 'a', address })).toBe(false);
});

// §d.design.5
test('a tab that was refused, or closed meanwhile, shows nothing', () => {
  const tool = createDesignTool();
  opens(null);
  expect(tool.openTab({ assetId: 'a' })).toBe(false);
  expect(tool.showIn({ assetId: 'a', address })).toBe(false);
  opens(tab);
  tool.openTab({ assetId: 'a' });
  opened.closed = true;
  expect(tool.showIn({ assetId: 'a', address })).toBe(false);
  expect(opened.replace).not.toHaveBeenCalled();
});

test('a tab that is not needed is closed', () => {
  const tool = createDesignTool();
  opens(tab);
  tool.openTab({ assetId: 'a' });
  tool.closeTab({ assetId: 'b' });
  expect(opened.close).not.toHaveBeenCalled();
  tool.closeTab({ assetId: 'a' });
  expect(opened.close).toHaveBeenCalledTimes(1);
});

// §d.design.8
test.each(['javascript:alert(1)', 'data:text/html,x', 'nowhere'])('nothing leads to %s', (bad) => {
  const tool = createDesignTool();
  opens(tab);
  tool.openTab({ assetId: 'a' });
  expect(() => tool.showIn({ assetId: 'a', address: bad })).toThrow('Refused');
  expect(() => tool.leave({ address: bad })).toThrow('Refused');
  expect(opened.replace).not.toHaveBeenCalled();
});
