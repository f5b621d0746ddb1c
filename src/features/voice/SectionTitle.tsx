import { Title } from '@mantine/core';

export const SectionTitle = ({ children }: { readonly children: string }) => (
  <Title order={2} size="h4">
    {children}
  </Title>
);
