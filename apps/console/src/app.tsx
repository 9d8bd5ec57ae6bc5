import { HandbillProvider } from '@handbill/react';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { client, live, queryClient } from './data/connection.ts';
import { router } from './routes/router.tsx';

const place = document.getElementById('root');
if (place !== null)
  createRoot(place).render(
    <HandbillProvider client={client} live={live} queryClient={queryClient}>
      <RouterProvider router={router} />
    </HandbillProvider>,
  );
