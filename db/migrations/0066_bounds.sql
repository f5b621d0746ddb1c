CREATE TABLE "made_request" (
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"input_hash" text NOT NULL,
	"made" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "made_request_user_id_address_request_id_pk" PRIMARY KEY("user_id","address","request_id")
);
--> statement-breakpoint
CREATE INDEX "made_request_created" ON "made_request" USING btree ("created_at");