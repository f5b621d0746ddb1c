// `toBeVisible`, `toHaveAccessibleName` and the like, if there is a document.
if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 5000 }); // a lazy chunk loads slowly on a busy machine
}

export {};
