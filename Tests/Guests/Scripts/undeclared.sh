#!/bin/sh
# Says that it brings intents along, one of which it does not declare, and no more than that.
printf '%s\n' '{"hello":{"protocol":1,"name":"Shell","app":{"displayName":"Shell","alternativeNames":["Muschel"],"intentsSupported":["INSendMessageIntent","BakeBreadIntent"]},"definitions":[{"name":"BakeBread","summary":"Bakes a bread.","parameters":[{"name":"loaves","type":"[Loaf]","isRequired":true,"summary":"What is to be baked."}]},{"name":"BurnBread","summary":"Burns \u001b[31ma bread."}],"types":[{"name":"Crust","cases":["soft","hard"]},{"name":"Loaf","fields":[{"name":"name","type":"String","isRequired":true,"summary":"What it is called."},{"name":"crust","type":"Crust"}]},{"name":"Butter","cases":["salted"]}]}}' >&3
read -r _ <&3
