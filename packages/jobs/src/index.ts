export { createJobs, type ProcessJobs } from './process/process-jobs.ts';
export { InFlightTasks } from './tasks/in-flight-tasks.ts';
