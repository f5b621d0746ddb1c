/** The product's logo, shown beside its name. */
export function BrandMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0f6b62" />
      <path d="M9 10h14M9 16h9M9 22h5" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="21.5" cy="21.5" r="3" fill="#aee3da" />
    </svg>
  );
}
