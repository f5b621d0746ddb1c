// `toBeVisible`, `toHaveAccessibleName` and the like, where there is a document to look at.
if (typeof window !== 'undefined') await import('@testing-library/jest-dom/jest-globals');

export {};
