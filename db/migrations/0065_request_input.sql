ALTER TABLE "save_request" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "input_hash" text;