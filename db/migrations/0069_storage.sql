ALTER TABLE "workspace" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "measured_at" timestamp (3) with time zone;