// `toBeVisible`, `toHaveAccessibleName` and the like, where there is a document to look at.
if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 5000 }); // a part of a page that is loaded on demand takes its time on a busy machine
}

export {};
