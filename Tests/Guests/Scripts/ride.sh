#!/bin/sh
# Tells of a ride; when Maps asks for changes, it does what the setting “then” says.
say() { echo "$1" >&3; }
id=0
say '{"hello":{"protocol":1,"name":"Shell","app":{"displayName":"Shell","intentsSupported":["INListRideOptionsIntent","INRequestRideIntent","INGetRideStatusIntent","INCancelRideIntent","INSendRideFeedbackIntent"]}}}'
while read -r line; do
  id=$((id + 1))
  case $line in
  *'"call":"launch"'*)
    what=${line#*'"then":"'}
    what=${what%%'"'*}
    say "{\"id\":$id}"
    ;;
  *'"call":"handler"'*) say "{\"id\":$id,\"handler\":true}" ;;
  *'"call":"handle"'*)
    say "{\"id\":$id,\"response\":{\"code\":\"success\",\"rideStatus\":{\"phase\":\"confirmed\",\"rideIdentifier\":\"ride-1\",\"rideOption\":{\"name\":\"Sedan\",\"estimatedPickupDate\":\"2026-01-01T09:05:00Z\"}}}}"
    ;;
  *'"call":"startUpdates"'*)
    case $what in
    crash) kill -SEGV $$ ;;
    exit) exit 3 ;;
    refuse) say "{\"id\":$id,\"error\":\"the unicorn wants to be alone\"}" ;;
    nonsense) say "{\"update\":$id,\"response\":{\"code\":\"perhaps\"}}" ;;
    esac
    ;;
  *'"call":"shutdown"'*) exit ;;
  esac
done <&3
